import { runTogether } from './share';

runTogether({ share: 2, of: 6 });
