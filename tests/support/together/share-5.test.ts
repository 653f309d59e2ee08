import { runTogether } from './share';

runTogether({ share: 5, of: 6 });
