import { runTogether } from './share';

runTogether({ share: 6, of: 6 });
