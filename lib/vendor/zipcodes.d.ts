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
    /** also those of Canada */
    codes: Record<string, ZipCode>;
    lookup: (zip: string) => ZipCode | undefined;
  };
  export = zipcodes;
}
