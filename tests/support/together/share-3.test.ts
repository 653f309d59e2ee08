import { runTogether } from './share';

runTogether({ share: 3, of: 6 });
