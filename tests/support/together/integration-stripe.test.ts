import '@/tests/support/with-stripe';
import { runIntegrationTests } from './integration';

runIntegrationTests(1, 1, 'stripe');
