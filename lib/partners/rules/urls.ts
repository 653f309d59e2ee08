/** Where one application is asked about. */
export const applicationUrl = (id: string) => `/api/partners/applications/${id}`;
