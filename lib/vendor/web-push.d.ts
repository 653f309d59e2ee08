declare module 'web-push' {
  type RequestDetails = {
    method: string;
    headers: Record<string, string | number>;
    body: Buffer;
    endpoint: string;
  };

  type RequestOptions = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    /** seconds */
    TTL: number;
    urgency: 'low' | 'normal' | 'high';
    topic: string;
  };

  const webPush: {
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: RequestOptions,
    ) => RequestDetails;
  };
  export = webPush;
}
