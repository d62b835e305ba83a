import { css, Global } from '@emotion/react'

/** Resets the layout of the printed element's ancestors, so that it starts at the paper's edge. */
const styles = css`
  @media print {
    @page {
      size: A4;
      margin: 14mm;
    }
    :has([data-printed]) {
      display: block !important;
      position: static !important;
      inset: auto !important;
      width: auto !important;
      height: auto !important;
      min-width: 0 !important;
      min-height: 0 !important;
      max-width: none !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: #fff !important;
      box-shadow: none !important;
      overflow: visible !important;
      transform: none !important;
      filter: none !important;
      opacity: 1 !important;
    }
    body *:not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }
    /* Tones mean something on paper too: those of findings, badges and scores stay, in the light theme. */
    [data-printed] :is([data-tint], [data-tint] *, .chakra-badge) {
      print-color-adjust: exact;
    }
    [data-printed],
    [data-printed] :not([data-tint], [data-tint] *, .chakra-badge) {
      color: #000 !important;
      background: transparent !important;
      border-color: #999 !important;
      box-shadow: none !important;
    }
    /* A button in the head of a table is the column's name. */
    [data-printed] :is(button:not(th button), [role='search']) {
      display: none !important;
    }
    [data-printed] :is(h2, h3) {
      break-after: avoid;
    }
    [data-printed] :is(dl > div, li, img, [role='note'], [role='meter']) {
      break-inside: avoid;
    }
  }
`

/** Prints only elements with `data-printed`, black on white in any theme. Render it together with them. */
export const PrintStyles = () => <Global styles={styles} />
