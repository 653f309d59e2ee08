import '@/tests/support/with-mail';
import { runIntegrationTests } from './integration';

runIntegrationTests(1, 2, 'mail');
