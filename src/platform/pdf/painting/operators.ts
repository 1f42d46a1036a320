import { OPS } from 'unpdf/pdfjs';
import { boxOf, intersect, unitSquare } from './boxes.ts';
import { isNumbers, multiply, toMatrix, IDENTITY } from './matrix.ts';
import { moveLine, type Painting, penAtOrigin, restore, save, setFont } from './painting.ts';
import { pathFills } from './paths.ts';
import { showText } from './show-text.ts';

/** What an operator does to a painting. `args` as pdf.js hands them over, `z`: its place in the order of painting. */
type Operator = (painting: Painting, args: readonly unknown[], z: number) => void;

/** From this alpha on an area covers what lies under it. */
const OPAQUE = 0.95;

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke]);

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
const colorIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const transform: Operator = (painting, args) => {
  const matrix = toMatrix(args);
  if (matrix !== null) painting.state.ctm = painting.bareTransform = multiply(painting.state.ctm, matrix);
};

const beginForm: Operator = (painting, [own, bounds]) => {
  save(painting);
  const { state } = painting;
  const matrix = toMatrix(own);
  if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
  if (isNumbers(bounds)) state.clip = intersect(state.clip, boxOf(state.ctm, bounds));
};

const beginAnnotation: Operator = (painting, [, , place, own]) => {
  save(painting);
  const { state } = painting;
  state.ctm = painting.frame.base;
  for (const matrix of [toMatrix(place), toMatrix(own)]) if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
};

/** A dictionary of the graphics state as a list of pairs. */
const setGraphicsState: Operator = (painting, [entries]) => {
  if (!Array.isArray(entries)) return;
  const { state } = painting;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [key, value]: unknown[] = entry;
    if (key === 'ca' && typeof value === 'number') state.alpha = value;
    else if (key === 'BM') state.blend = value !== 'source-over' && value !== 'Normal';
    else if (key === 'LW' && typeof value === 'number') state.lineWidth = value;
    else if (key === 'Font' && Array.isArray(value)) setFont(painting, value[0], value[1]);
  }
};

const setLeadingAndMove: Operator = (painting, [dx, dy]) => {
  painting.state.leading = numberIn(dy);
  moveLine(painting, numberIn(dx), numberIn(dy));
};

const show: Operator = (painting, [items], z) => {
  painting.bareTransform = null;
  if (Array.isArray(items)) showText(painting, items, z);
};

const constructPath: Operator = (painting, [paint, path, bounds], z) => {
  const { state } = painting;
  const isFill = FILLS.has(numberIn(paint));
  if (isFill || STROKES.has(numberIn(paint))) {
    painting.bareTransform = null;
    const brush = { color: isFill ? state.color : state.strokeColor, opaque: state.alpha >= OPAQUE && !state.blend, z };
    pathFills(path, isFill ? null : state.lineWidth, state.ctm, state.clip, brush, painting.fills);
  }
  if (painting.pendingClip && isNumbers(bounds)) state.clip = intersect(state.clip, boxOf(state.ctm, bounds));
  painting.pendingClip = false;
};

/** A path that is built next becomes the clip. */
const clip: Operator = (painting) => {
  painting.pendingClip = true;
};

const shade: Operator = (painting, _args, z) => {
  painting.bareTransform = null;
  painting.fills.push({ ...painting.state.clip, color: null, solid: false, opaque: false, z });
};

const paintImage: Operator = (painting) => {
  painting.bareTransform = null;
  painting.images.push(unitSquare(painting.state.ctm));
};

const setPattern: Operator = ({ state }) => {
  state.color = null;
};

/** The operators that say where text, areas and pictures are; all others change nothing that we read. */
export const OPERATORS: ReadonlyMap<number, Operator> = new Map<number, Operator>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.transform, transform],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.beginAnnotation, beginAnnotation],
  [OPS.endAnnotation, restore],

  [OPS.setGState, setGraphicsState],
  [OPS.setLineWidth, ({ state }, [width]) => void (state.lineWidth = numberIn(width))],
  [OPS.setFillRGBColor, ({ state }, [color]) => void (state.color = colorIn(color))],
  [OPS.setStrokeRGBColor, ({ state }, [color]) => void (state.strokeColor = colorIn(color))],
  [OPS.setFillColorN, setPattern],
  [OPS.setFillTransparent, setPattern],
  [OPS.setStrokeColorN, ({ state }) => void (state.strokeColor = null)],

  [OPS.beginText, (painting) => void (painting.pen = penAtOrigin())],
  [OPS.setTextMatrix, (painting, args) => void (painting.pen = penAtOrigin(toMatrix(args[0]) ?? toMatrix(args) ?? IDENTITY))],
  [OPS.setCharSpacing, ({ state }, [spacing]) => void (state.charSpacing = numberIn(spacing))],
  [OPS.setWordSpacing, ({ state }, [spacing]) => void (state.wordSpacing = numberIn(spacing))],
  [OPS.setHScale, ({ state }, [percent]) => void (state.hScale = numberIn(percent) / 100)],
  [OPS.setLeading, ({ state }, [leading]) => void (state.leading = -numberIn(leading))],
  [OPS.setTextRise, ({ state }, [rise]) => void (state.rise = numberIn(rise))],
  [OPS.setTextRenderingMode, ({ state }, [mode]) => void (state.mode = numberIn(mode))],
  [OPS.setFont, (painting, [name, size]) => setFont(painting, name, size)],
  [OPS.moveText, (painting, [dx, dy]) => moveLine(painting, numberIn(dx), numberIn(dy))],
  [OPS.setLeadingMoveText, setLeadingAndMove],
  [OPS.nextLine, (painting) => moveLine(painting, 0, painting.state.leading)],
  [OPS.showText, show],
  [OPS.showSpacedText, show],
  [OPS.nextLineShowText, show],
  [OPS.nextLineSetSpacingShowText, show],

  [OPS.clip, clip],
  [OPS.eoClip, clip],
  [OPS.constructPath, constructPath],
  [OPS.shadingFill, shade],
  [OPS.paintImageXObject, paintImage],
  [OPS.paintInlineImageXObject, paintImage],
  [OPS.paintSolidColorImageMask, paintImage],

  [OPS.beginMarkedContent, ({ marks }) => void marks.push(false)],
  [OPS.beginMarkedContentProps, ({ marks, frame }, [tag, layer]) => void marks.push(tag === 'OC' && !frame.isShown(layer))],
  [OPS.endMarkedContent, ({ marks }) => void marks.pop()],
]);
