import { runIntegrationTests } from './integration';

runIntegrationTests(6);
