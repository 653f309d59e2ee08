import { readPaper } from '@/lib/paper/markdown';
import { readDeveloperGuide } from './developer-guide';
import { figures } from './figures';

const read = (name: string) => readPaper(`lib/company/content/${name}.md`, figures);

export const terms = read('terms-of-service');
export const privacy = read('privacy-policy');
export const intellectualProperty = read('intellectual-property');
export const founderDeclaration = read('founder-declaration');
export const press = read('press-release');
export const whitepaper = read('security-whitepaper');
export const architecture = read('architecture');
export const developers = readDeveloperGuide();
