import { Component, type ReactNode } from 'react';
import { CHROME } from '../copy.ts';

interface Props {
  /** Changes with the address: a broken screen must not keep the next one from showing. */
  at: string;
  children: ReactNode;
}

/** Catches what a screen could not cope with, most often its own code not arriving (no network, or a newer version is out). */
export class ScreenBoundary extends Component<Props, { failedAt: string | null }> {
  override state: { failedAt: string | null } = { failedAt: null };

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null }): { failedAt: string | null } | null {
    return state.failedAt !== null && state.failedAt !== props.at ? { failedAt: null } : null;
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.at });
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <div className="mx-auto flex min-h-[70dvh] max-w-2xl flex-col justify-center px-4 py-12">
        <div className="sheet px-6 py-9">
          <h1 className="text-4xl sm:text-5xl">{CHROME.brokenHeading}</h1>
          <p role="alert" className="mt-3 text-lg">
            {CHROME.broken}
          </p>
          {/* Not our Button: it comes with the screens' code, and that is what may be missing. */}
          <button
            type="button"
            onClick={() => location.reload()}
            className="display mt-7 min-h-13 border-3 border-ink bg-pen px-5 text-lg text-white shadow-hard"
          >
            {CHROME.brokenAction}
          </button>
        </div>
      </div>
    );
  }
}
