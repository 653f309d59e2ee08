import { runIntegrationTests } from './integration';

runIntegrationTests(2);
