/** What the pictures use of the plotting library; loaded when the first of them is drawn. */

export { areaY, barX, binX, cell, dot, line, plot, rectY, ruleX, ruleY, text } from '@observablehq/plot';
