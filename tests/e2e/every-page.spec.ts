import { testPages } from '../support/page-visits';
import { publicPaths } from '../support/pages';

testPages('every page for everybody, in one visit', new Set([...publicPaths, '/signup?role=notary']));
