declare module 'zipcodes' {
  type ZipCode = {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  };

  const zipcodes: {
    /** names of states by their two letters */
    states: { abbr: Record<string, string> };
    lookup: (zip: string) => ZipCode | undefined;
    lookupByName: (city: string, state: string) => ZipCode[];
  };
  export = zipcodes;
}
