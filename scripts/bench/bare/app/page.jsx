export const dynamic = 'force-static';

export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>Nothing else.</p>
    </main>
  );
}
