import { strToU8, zipSync } from 'fflate/browser'

type SheetParts = {
  name: string
  /** The `row` elements. The styles are 1 for a date and 2 for an amount in reais. */
  rows: string
  isHidden?: boolean
}

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationships = (targets: { type: string; target: string }[]) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ({ type, target }, index) =>
          `<Relationship Id="r${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )

const styles = `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;R$&quot; #,##0.00"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Builds a workbook from the rows of its sheets as XML, to test cells that no library writes. */
export function buildWorkbookFile(sheets: readonly SheetParts[]): Uint8Array {
  const overrides = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${packageType}.worksheet+xml"/>`,
  )
  const entries = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${index + 1}"/>`,
  )
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${packageType}.styles+xml"/>${overrides.join('')}</Types>`,
    ),
    '_rels/.rels': relationships([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': xml(styles),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        xml(`<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  })
}
