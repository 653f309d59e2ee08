import { testEnvironment } from './environment';

Object.assign(process.env, testEnvironment, { DATABASE_URL: 'postgresql://unused' });
