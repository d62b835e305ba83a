import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import type { Landscape } from '../pictures/landscapes.tsx'

const labels = {
  Lightbox: 'Imagem ampliada',
  'Photo gallery': 'Álbum',
  Carousel: 'carrossel',
  Slide: 'quadro',
  '{index} of {total}': '{index} de {total}',
  Previous: 'Imagem anterior',
  Next: 'Próxima imagem',
  Close: 'Fechar',
  'Zoom in': 'Ampliar',
  'Zoom out': 'Reduzir',
  Caption: 'legenda',
  Thumbnails: 'Miniaturas da galeria',
}

/** The size in which a drawing is shown without zoom, in px. Drawings are vectors, so a zoom stays sharp. */
const [width, height] = [1440, 900]

type LightboxProps = { pictures: readonly Landscape[]; index: number; onClose: () => void }

/** Pictures over the whole screen: arrow keys, gestures, zoom with + and −, Esc closes. */
export default function Lightbox({ pictures, index, onClose }: LightboxProps) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      slides={pictures.map(({ picture, title, caption }) => ({
        src: picture,
        alt: title,
        title,
        description: caption,
        width,
        height,
      }))}
      plugins={[Captions, Counter, Thumbnails, Zoom]}
      labels={labels}
      animation={isStill ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : {}}
      zoom={{ maxZoomPixelRatio: 3 }}
      thumbnails={{ width: 96, height: 60, padding: 0, border: 0, borderRadius: 6 }}
      captions={{ descriptionTextAlign: 'center' }}
      // The title has the upper corner.
      counter={{ container: { style: { top: 'unset', bottom: 0 } } }}
    />
  )
}
