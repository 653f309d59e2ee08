import { runIntegrationTests } from './integration';

runIntegrationTests(3);
