import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EXIT_INTENT } from '../../../domain/limits.ts';
import { link } from '../../../domain/paths.ts';
import { isLeavingForCheckout } from '../../../ui/checkout.ts';
import { keep, kept } from '../../../ui/device-store.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EXIT_OFFER } from '../copy.ts';

const SHOWN = 'exit-offer-shown';

/**
 * The exit-intent pop-up (product specification 2): once on a device, when the mouse leaves through the top of the page.
 * While a page unloads no page of ours can be shown, so who left and comes back by the back button gets it then
 * (docs/decisions/0014). Never on the way to a checkout, nor where `suppressed`, nor over another dialog.
 */
export default function ExitIntent({ suppressed }: { suppressed: boolean }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  const offer = useEffectEvent(() => {
    if (suppressed || isLeavingForCheckout() || kept(SHOWN) !== null || document.querySelector('dialog[open]') !== null) return;
    keep(SHOWN, 'yes');
    setOpen(true);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = (event: MouseEvent) => {
      // Out of the window, and upwards: to the tabs, the address, the cross.
      if (event.relatedTarget !== null || event.clientY > 0) return;
      timer = setTimeout(offer, EXIT_INTENT.delay);
    };
    const back = () => clearTimeout(timer);
    let wentToPay = false;
    const hidden = () => {
      wentToPay = isLeavingForCheckout();
    };
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted && !wentToPay) timer = setTimeout(offer, EXIT_INTENT.delay);
    };
    document.addEventListener('mouseout', left);
    document.addEventListener('mouseover', back);
    addEventListener('pagehide', hidden);
    addEventListener('pageshow', returned);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mouseout', left);
      document.removeEventListener('mouseover', back);
      removeEventListener('pagehide', hidden);
      removeEventListener('pageshow', returned);
    };
  }, []);

  const accept = () => {
    setOpen(false);
    void navigate(link('headshot'));
  };
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={EXIT_OFFER.title} closeLabel={EXIT_OFFER.close}>
      <p className="text-lg">{EXIT_OFFER.text}</p>
      <p className="pen-note mt-3 -rotate-1">{EXIT_OFFER.note}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button tone="red" onClick={accept}>
          {EXIT_OFFER.accept}
        </Button>
        <Button tone="paper" onClick={() => setOpen(false)}>
          {EXIT_OFFER.decline}
        </Button>
      </div>
    </Dialog>
  );
}
