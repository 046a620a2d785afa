/** The map, served at `/` to browsers. */

import { render } from 'preact';
import '../theme.css';
import { common } from '../texts/common.ts';

render(<h1>{common.map}</h1>, document.getElementById('app')!);
