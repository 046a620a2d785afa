// One worker process of bench/scale/jobs.mjs: says that it is ready, works until nothing is left, says that it is done.

import { contenders } from './contenders.mjs';

const [, , name, url] = process.argv;
const contender = await contenders[name](url);
process.send('ready');
await new Promise((resolve) => process.once('message', resolve));
await contender.drain();
process.send('done');
await contender.close();
process.disconnect();
