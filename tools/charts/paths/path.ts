import type { TestPath } from '@xstate/graph';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

export type Path<Machine extends AnyStateMachine> = TestPath<SnapshotFrom<Machine>, EventFromLogic<Machine>>;
