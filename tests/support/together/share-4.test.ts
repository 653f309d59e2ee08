import { runTogether } from './share';

runTogether({ share: 4, of: 6 });
