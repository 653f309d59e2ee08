import { runIntegrationTests } from './integration';

runIntegrationTests(5);
