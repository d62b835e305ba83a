// @ts-check
// Runs in a measured page: `benchClick` has the milliseconds from a click to the painted page of another title.

const title = () => document.querySelector('h1:not(.boot h1)')?.textContent ?? ''

document.addEventListener(
  'click',
  ({ timeStamp }) => {
    Reflect.set(window, 'benchClick', 0)
    const before = title()
    // A task queued by a frame's callback runs once that frame is painted.
    function look() {
      const now = title()
      if (now === '' || now === before) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Reflect.set(window, 'benchClick', performance.now() - timeStamp)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  },
  { capture: true },
)
