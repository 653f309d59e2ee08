import { buildOnce, generateOnce } from '../start/build';
import { appEnvironment } from './environment';
import { projectRoot } from './project';
import { note } from './table';

/** The production build, when it is not the one of these sources already. */
export async function buildProduct(): Promise<void> {
  note('building the product, if its sources have changed');
  const place = {
    root: projectRoot,
    environment: appEnvironment({ databaseUrl: 'postgresql://none', port: 3000 }),
  };
  await generateOnce(place);
  await buildOnce(place);
}
