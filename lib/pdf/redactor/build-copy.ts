import 'server-only';
import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { CopyPlan } from './copy-plan';
import type { PicturePage } from './draw-page';
import { addLayerFont, layerOf } from './text-layer';

/** A page of the copy: drawn again, or taken from the original as it is. */
export type PlannedPage = { kind: 'drawn'; page: PicturePage } | { kind: 'copied'; page: number };

/** A new document that takes nothing from the original but its pages: no title, no author, no attachments, no forms. */
export async function buildCopy(planned: readonly PlannedPage[], plan: CopyPlan): Promise<Uint8Array> {
  const copy = await PDFDocument.create({ updateMetadata: false });
  const numbers = planned.flatMap((page) => (page.kind === 'copied' ? [page.page] : []));
  const copied = await plan.copyTo(copy, numbers);
  let font: PDFRef | undefined;
  for (const page of planned) {
    if (page.kind === 'drawn') {
      font ??= addLayerFont(copy.context);
      addDrawn(copy, page.page, font);
    } else {
      const next = copied.shift();
      if (next) copy.addPage(next);
    }
  }
  copy.setProducer('DeedGuard');
  copy.setCreator('DeedGuard');
  return copy.save({ updateFieldAppearances: false });
}

function addDrawn(copy: PDFDocument, drawn: PicturePage, font: PDFRef): void {
  const { picture, width, height } = drawn;
  const { context } = copy;
  const image = context.register(
    context.stream(picture.bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: picture.width,
      Height: picture.height,
      ...picture.entries,
    }),
  );
  const page = copy.addPage([width, height]);
  const layer = layerOf(drawn.words, height, drawn.scale);
  const content = `q ${width} 0 0 ${height} 0 0 cm /P Do Q\n${layer}`;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const fonts = drawn.words.length > 0 ? { Font: { L: font } } : {};
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { P: image }, ...fonts }));
}
