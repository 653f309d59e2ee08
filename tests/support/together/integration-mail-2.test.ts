import '@/tests/support/with-mail';
import { runIntegrationTests } from './integration';

runIntegrationTests(2, 2, 'mail');
