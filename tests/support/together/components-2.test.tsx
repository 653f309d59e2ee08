import { runComponentTests } from './components';

runComponentTests(2);
