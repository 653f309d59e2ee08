/** The last names that most people in the United States have (Census 2010, https://www.census.gov/topics/population/genealogy/data/2010_surnames.html): alone they tell little. */
const COMMON_LAST_NAMES = new Set(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
  gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez
  ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james
  bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins
  perry russell sullivan bell coleman butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson
  alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina`
    .split(/\s+/)
    .filter(Boolean),
);

export function isCommonLastName(name: string): boolean {
  return COMMON_LAST_NAMES.has(name);
}
