/** The last names that most people in the United States have (Census 2010, https://www.census.gov/topics/population/genealogy/data/2010_surnames.html): alone they tell little. */
const COMMON_LAST_NAMES = new Set(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
  gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez
  ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james
  bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins
  perry russell sullivan bell coleman butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson
  alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina
  stevens tucker porter hunter hicks crawford henry boyd mason kennedy warren dixon burns gordon shaw holmes rice robertson
  hunt black daniels palmer mills nichols grant knight ferguson rose stone dunn perkins hudson spencer gardner stephens
  payne pierce berry matthews arnold wagner willis ray watkins olson carroll duncan snyder hart cunningham bradley lane
  andrews harper fox riley armstrong carpenter weaver greene lawrence elliott sims austin peters kelley franklin lawson
  fields ryan schmidt carr wheeler chapman oliver montgomery richards williamson johnston banks meyer bishop mccoy howell
  morrison hansen fernandez garza harvey little burton stanley george jacobs reid fuller lynch dean gilbert garrett welch
  larson frazier burke hanson day bowman fowler brewer hoffman carlson silva pearson holland douglas fleming jensen vargas
  byrd davidson hopkins may terry wade soto walters curtis neal caldwell lowe jennings barnett graves horton shelton barrett
  obrien castro sutton gregory mckinney lucas miles craig chambers holt lambert fletcher watts bates hale rhodes pena beck
  newman haynes mcdaniel mendez bush vaughn parks dawson santiago norris hardy love steele curry powers schultz barker
  guzman page munoz keller chandler weber leonard walsh lyons ramsey wolfe schneider delgado aguilar vega cohen ortega
  maldonado rios estrada sandoval padilla contreras figueroa luna salazar guerrero wong park chen wang zhang liu li lin
  pham le huynh vo lam singh yang xiong vang khan ali`
    .split(/\s+/)
    .filter(Boolean),
);

export function isCommonLastName(name: string): boolean {
  return COMMON_LAST_NAMES.has(name);
}
