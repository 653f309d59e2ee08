import { testEnvironment } from './environment';

Object.assign(process.env, testEnvironment);
