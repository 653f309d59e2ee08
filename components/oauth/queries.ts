import { queryOptions } from '@tanstack/react-query';
import { APPS_URL, GRANTS_URL } from '@/components/oauth/calls';
import type { OauthAppView } from '@/lib/oauth/schema/apps';
import type { ConnectedApp } from '@/lib/oauth/schema/consent';

/** The apps that use the account. */
export const connectedApps = () => queryOptions<ConnectedApp[]>({ queryKey: [GRANTS_URL] });

/** The apps that the organization makes. */
export const ownApps = () => queryOptions<OauthAppView[]>({ queryKey: [APPS_URL] });
