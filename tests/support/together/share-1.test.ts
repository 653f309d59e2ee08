import { runTogether } from './share';

runTogether({ share: 1, of: 6 });
