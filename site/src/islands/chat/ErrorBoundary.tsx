import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fallback after a render error. */
  instead: ReactNode;
  /** Data that the children render; a new value retries. */
  whole: unknown;
}

/** Catches render errors of its children. React logs the error (https://react.dev/reference/react/Component). */
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
