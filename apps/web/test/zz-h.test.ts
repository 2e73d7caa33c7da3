import './profile-edit.test.ts'
import './network.test.ts'
import '../src/features/network/search.test.ts'
