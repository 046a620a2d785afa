// Builds the native tests with address and undefined-behaviour sanitizers and runs them.
import { buildNativeTests, run } from './native-tests.mjs';

run('ctest', ['--test-dir', buildNativeTests(), '--output-on-failure', '--parallel', '2']);
