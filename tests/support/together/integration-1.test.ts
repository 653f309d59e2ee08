import { runIntegrationTests } from './integration';

runIntegrationTests(1);
