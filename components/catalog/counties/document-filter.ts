import { countyDocuments, countyDocumentTypes, type CountyDocument } from '@/lib/samples/county-documents';

/** A state of the page with its counties, as its selects need them. */
export type Place = { slug: string; name: string; counties: { slug: string; name: string }[] };

export type DocumentFilter = {
  place: Place | null;
  county: Place['counties'][number] | null;
  type: string;
  search: string;
  /** What the address names and this page does not know, in words. */
  unknown: string;
};

export function readFilter(params: URLSearchParams, places: Place[]): DocumentFilter {
  const [state, county, type] = ['state', 'county', 'type'].map((name) => params.get(name) ?? '');
  const place = places.find(({ slug }) => slug === state) ?? null;
  const known = place?.counties.find(({ slug }) => slug === county) ?? null;
  const isKnownType = !type || Object.hasOwn(countyDocumentTypes, type);
  return {
    place,
    county: known,
    type: isKnownType ? (type ?? '') : '',
    search: params.get('search') ?? '',
    unknown: unknownOf({
      state: place ? '' : state,
      county: known ? '' : county,
      type: isKnownType ? '' : type,
      placeName: place?.name,
    }),
  };
}

type Unknown = { state?: string; county?: string; type?: string; placeName?: string };

function unknownOf({ state, county, type, placeName }: Unknown): string {
  if (state) return `This page has no state called “${state}”.`;
  if (county && placeName) return `${placeName} has no county called “${county}”.`;
  if (type) return `This page has no document type called “${type}”.`;
  return '';
}

/** How many filters narrow the list. */
export function countSet({ place, county, type, search }: DocumentFilter): number {
  return [place, county, type, search.trim()].filter(Boolean).length;
}

export function filterDocuments({ place, county, type, search }: DocumentFilter): CountyDocument[] {
  const wanted = search.trim().toLowerCase();
  return countyDocuments.filter(
    (document) =>
      (!place || document.state === place.slug) &&
      (!county || document.counties.includes(county.name)) &&
      (!type || document.type === type) &&
      textOf(document).includes(wanted),
  );
}

function textOf({ name, type, counties, requirements }: CountyDocument): string {
  return [name, countyDocumentTypes[type], ...counties, ...requirements].join(' ').toLowerCase();
}
