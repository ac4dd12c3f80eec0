import { openBrowser, newContext, signIn, lookAt } from './browser.ts';
import { startRuntime } from '#tests/harness/runtime.ts';
const runtime = await startRuntime({ seed: (process.env.SEED ?? 'demo') as 'demo', web: '/tmp/fleet-web' });
const browser = await openBrowser();
const context = await newContext(browser, runtime.url);
const page = await context.newPage();
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text());
});
page.on('pageerror', (e) => console.log('pageerror', e.message));
try {
  await signIn(page, (process.env.AS ?? 'admin') as 'admin', '/fleet');
  await page.waitForTimeout(700);
  for (const step of (process.env.STEPS ?? 'list').split(',')) {
    const [name, path] = step.split('=');
    if (path) {
      await page.goto(path);
      await page.waitForTimeout(900);
    }
    console.log(name, page.url(), (await lookAt(page, `try-${name}`)).join('\n'));
  }
} catch (error) {
  console.log(String(error));
  await page.screenshot({ path: '/work/main/tests/browser/screenshots/try-error.png' });
}
await browser.close();
await runtime.close();
