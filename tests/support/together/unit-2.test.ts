import { runTogether } from './share';

runTogether({ folder: 'tests/unit', share: 2, of: 2 });
