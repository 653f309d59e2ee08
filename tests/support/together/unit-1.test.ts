import { runTogether } from './share';

runTogether({ folder: 'tests/unit', share: 1, of: 2 });
