import { runIntegrationTests } from './integration';

runIntegrationTests(4);
