import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Parts that are loaded on demand take their time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
