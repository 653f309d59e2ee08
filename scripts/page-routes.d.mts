export function loadPageRoutes(build: string): (url: string | undefined) => string | null;
