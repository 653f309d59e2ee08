export default async function stopServer(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
