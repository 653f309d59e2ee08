import 'server-only';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import { env } from '@/lib/platform/env';

/** Of MaxMind's files and of those in their format, the ones that know places. */
const KNOWS_PLACES = /City|Country|Enterprise/;

let places: { file: string; reader: Reader<CityResponse> } | undefined;

/** Reads the operator's file of places, where there is one. Throws an error that says what is wrong with it. */
export function openPlaces(): Reader<CityResponse> | null {
  const file = env().GEOIP_FILE;
  if (!file) return null;
  if (places?.file !== file) places = { file, reader: readPlaces(file) };
  return places.reader;
}

/** The place of a network (`192.0.2.1`, `2001:db8:0:0::/64`): `Austin, Texas`, or `Lyon, France`; null where nobody knows. */
export function findPlace(network: string): string | null {
  const address = network.replace(/\/\d+$/, '');
  const found = isIP(address) ? openPlaces()?.get(address) : null;
  const country = found?.country;
  if (!country) return null;
  const region = country.iso_code === 'US' ? found.subdivisions?.[0]?.names.en : undefined;
  return [found.city?.names.en, region ?? country.names.en].filter(Boolean).join(', ') || null;
}

function readPlaces(file: string): Reader<CityResponse> {
  try {
    const reader = new Reader<CityResponse>(readFileSync(file));
    const { databaseType } = reader.metadata;
    if (!KNOWS_PLACES.test(databaseType)) throw new Error(`it holds ${databaseType}, and no places`);
    return reader;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`GEOIP_FILE cannot be used as a file of places in MaxMind's format (.mmdb): ${why}`, {
      cause,
    });
  }
}
