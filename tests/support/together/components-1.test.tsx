import { runComponentTests } from './components';

runComponentTests(1);
