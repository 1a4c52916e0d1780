import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown where the children cannot be drawn. */
  instead: ReactNode;
  /** What they are drawn from: once it is another, they are tried again. */
  whole: unknown;
}

/** Keeps what cannot be drawn from taking all else with it; React tells the console of the error (https://react.dev/reference/react/Component). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ whole: before }: ErrorBoundaryProps) {
    if (this.state.hasFailed && this.props.whole !== before) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
