const { TestEnvironment } = require('jest-environment-node');
const fs = require('fs');
module.exports = class extends TestEnvironment { async handleTestEvent(e) { if (e.name === 'test_start' || e.name === 'test_done' || e.name === 'hook_start' || e.name === 'hook_success' || e.name === 'test_fn_start') fs.appendFileSync('/tmp/zz-events.txt', `${new Date().toISOString()} ${e.name} ${e.test ? e.test.name : ''}\n`); } };
